import { tokenise } from "../tokens";
import { Words } from "../word";

/** Words after which a first person is somebody else: "my friend said I want to die". One list: people quote across languages. */
const SAYING =
  "say says said saying told tells telling text texts texted texting wrote writes written writing message messages messaged posted posts posting goes keeps " +
  "dice dijo dicho decia diciendo escribio escribe escrito conto cuenta puso manda mando " +
  "dit disait dis ecrit ecrivait repete raconte envoie envoye " +
  "sagt sagte gesagt schreibt schrieb geschrieben meint meinte erzahlt erzahlte schickt postet " +
  "说 說 写 寫 发 發 讲 講 " +
  "قال قالت قالي قالتلي يقول تقول بيقول بتقول كتب كتبت يكتب تكتب ارسل أرسل " +
  "कहा कहता कहती कहते बोला बोली बोलता बोलती लिखा लिखता भेजा kaha kehta kehti bola boli bolta bolti likha bheja";

/** The words of {@link SAYING} as the tokeniser leaves them. */
export const REPORTING: ReadonlySet<string> = new Set(tokenise(SAYING, new Words(0)).map(({ word }) => word.folded));

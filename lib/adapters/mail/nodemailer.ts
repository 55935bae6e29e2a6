import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "@/lib/ports/mail";

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** A stable Message-ID lets a mail client recognize a mail that had to be sent twice. */
const message = (mail: Mail, id: string, from: string) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  messageId: `<${id}@willow>`,
});

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS } as { url: string });
  return {
    async send(mail, id) {
      await transport.sendMail(message(mail, id, from));
    },
  };
}

/**
 * Replaces the encoded text with the original. Demo mails are also read in an editor, where
 * quoted-printable would split links, and they're never relayed, so 8bit is safe.
 */
function asWritten(sent: string, text: string): string {
  // Header lines keep mail's CRLF endings whatever the text uses, so split at the first empty line
  // of either kind.
  const [head = ""] = sent.split(/\r?\n\r?\n/, 1);
  return `${head.replaceAll("\r\n", "\n").replace(/^Content-Transfer-Encoding: .+$/im, "Content-Transfer-Encoding: 8bit")}\n\n${text}`;
}

/**
 * For the demo: writes each mail to a file that any mail client opens and that keeps links whole.
 * The same id overwrites, so a resend leaves one file. Mails contain consent links, so only this OS
 * user can read the files.
 */
export function createFileMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail, id) {
      const { message: content } = await transport.sendMail(message(mail, id, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${id}.eml`);
      await writeFile(`${file}.part`, asWritten(String(content), mail.text), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

import type { ProtocolState } from "@/lib/crisis/protocol/state";
import { standOf } from "./crisis-protocol";
import type { ChatMessage } from "./types";

const createdAt = new Date(0);
const said = (role: ChatMessage["role"], crisis?: ProtocolState): ChatMessage => ({
  id: "m",
  sessionId: "s",
  createdAt,
  role,
  content: "…",
  metadata: crisis ? { crisis } : null,
});
const state = (turn: number): ProtocolState => ({ kind: "suicide", severity: "high", turn, sign: false });

describe("where the protocol stands in a conversation", () => {
  it("is nowhere before its first answer", () => {
    expect(standOf([said("user"), said("assistant")])).toEqual({ state: null, guided: 1 });
  });

  it("CRIS-16 is its newest answer, also when the guide has answered since", () => {
    const history = [said("assistant", state(0)), said("user"), said("assistant", state(1)), said("user")];
    expect(standOf(history)).toEqual({ state: state(1), guided: 0 });
    expect(standOf([...history, said("assistant"), said("user"), said("assistant")])).toEqual({
      state: state(1),
      guided: 2,
    });
  });
});

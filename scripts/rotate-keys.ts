import { runCommand } from "./operator/command";
import { keysRotate } from "./operator/keys-rotate";

void runCommand("keys-rotate", keysRotate);

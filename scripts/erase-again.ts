import { runCommand } from "./operator/command";
import { eraseAgainCommand } from "./operator/erase-again";

void runCommand("erase-again", eraseAgainCommand);

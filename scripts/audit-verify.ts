import { auditVerify } from "./operator/audit-verify";
import { runCommand } from "./operator/command";

void runCommand("audit-verify", auditVerify);

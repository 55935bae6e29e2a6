import { runCommand } from "./operator/command";
import { sessionsRevoke } from "./operator/sessions-revoke";

void runCommand("sessions-revoke", sessionsRevoke);

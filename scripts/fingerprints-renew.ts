import { runCommand } from "./operator/command";
import { fingerprintsRenew } from "./operator/fingerprints-renew";

void runCommand("fingerprints-renew", fingerprintsRenew);

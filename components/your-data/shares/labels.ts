import type {
  FamilyItem,
  Item,
  ProviderItem,
  ShareKind,
} from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";

const { items } = SHARES_COPY.adult;

/** The id of a share's heading, which can take the focus. */
export const headingId = (id: string): string => `share-${id}`;

/**
 * An item's label and hint; the same item shows different things to family and to a care provider.
 */
export const wordsOf = (
  kind: ShareKind,
  item: Item,
): { readonly label: string; readonly hint: string } =>
  kind === "family" ? items.family[item as FamilyItem] : items.provider[item as ProviderItem];

/** The label an invited person reads, with the owner's name. */
export const labelFor = (name: string, item: Item): string =>
  items.familyOf(name)[item as FamilyItem];

export const labelOf = (kind: ShareKind, item: Item): string => wordsOf(kind, item).label;

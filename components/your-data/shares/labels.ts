import type {
  FamilyItem,
  Item,
  ProviderItem,
  ShareKind,
} from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";

const { items } = SHARES_COPY.adult;

/** The heading of one share on the page, to which the focus can be led. */
export const headingId = (id: string): string => `share-${id}`;

/** What an item is called; the same one shows other things to family than to a care provider. */
export const wordsOf = (
  kind: ShareKind,
  item: Item,
): { readonly label: string; readonly hint: string } =>
  kind === "family" ? items.family[item as FamilyItem] : items.provider[item as ProviderItem];

/** To whoever was invited, with the name of whose it is. */
export const labelFor = (name: string, item: Item): string =>
  items.familyOf(name)[item as FamilyItem];

export const labelOf = (kind: ShareKind, item: Item): string => wordsOf(kind, item).label;

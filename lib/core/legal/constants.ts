/** As documented (LEGL-04). */
export const LAST_UPDATED = "September 14, 2025";
/** The license agreement's version (LIC-06). A new version asks everyone again. */
export const LICENSE_VERSION = "1.0";
/**
 * The address for questions about data and licenses, answered within 48 hours (LEGL-10, LEGL-22).
 */
export const PRIVACY_CONTACT = "privacy@example.com";

/** The 50 states and the District of Columbia (LEGL-17). */
export const STATES: readonly string[] = [
  ...[
    "Alabama",
    "Alaska",
    "Arizona",
    "Arkansas",
    "California",
    "Colorado",
    "Connecticut",
    "Delaware",
  ],
  ...[
    "District of Columbia",
    "Florida",
    "Georgia",
    "Hawaii",
    "Idaho",
    "Illinois",
    "Indiana",
    "Iowa",
    "Kansas",
  ],
  ...[
    "Kentucky",
    "Louisiana",
    "Maine",
    "Maryland",
    "Massachusetts",
    "Michigan",
    "Minnesota",
    "Mississippi",
  ],
  ...[
    "Missouri",
    "Montana",
    "Nebraska",
    "Nevada",
    "New Hampshire",
    "New Jersey",
    "New Mexico",
    "New York",
  ],
  ...[
    "North Carolina",
    "North Dakota",
    "Ohio",
    "Oklahoma",
    "Oregon",
    "Pennsylvania",
    "Rhode Island",
  ],
  ...[
    "South Carolina",
    "South Dakota",
    "Tennessee",
    "Texas",
    "Utah",
    "Vermont",
    "Virginia",
    "Washington",
  ],
  ...["West Virginia", "Wisconsin", "Wyoming"],
];

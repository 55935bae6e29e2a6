/** Copy for the frame around every staff page. */
export const STAFF_COPY = {
  logout: "Logout",
  home: "Staff area",
  opening: "Opening the staff area",
  noRole: "Your account doesn't have the role for this page.",
  askAdmin: "An admin can give it to you in User Management.",
  needs: {
    admin: "This page is for admins",
    clinician: "This page is for clinicians",
    how: "An admin can give your account the role in User Management. Then reload this page.",
  },
  offline: "Nothing was changed. Check your connection, then try again.",
} as const;

/**
 * Works something out once for each object it is asked about, and forgets it with that object. What hangs on a turn, its
 * lines or its reading is asked for by many moves; what somebody wrote is never kept beyond that turn.
 */
export function once<On extends object, Found>(find: (on: On) => Found): (on: On) => Found {
  const known = new WeakMap<On, { readonly found: Found }>();
  return (on) => {
    const before = known.get(on);
    if (before) return before.found;
    const found = find(on);
    known.set(on, { found });
    return found;
  };
}

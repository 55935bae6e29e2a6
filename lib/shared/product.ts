/** The only place that names the product, its child edition and its personas (contract 1). */
export const PRODUCT = { adult: "Willow", child: "Willow Kids" } as const;
export const PERSONA = { adult: "Sage", child: "Buddy" } as const;

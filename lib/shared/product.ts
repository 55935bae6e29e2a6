/** The one place where the product, its child edition and its personas are named (contract 1). */
export const PRODUCT = { adult: "Willow", child: "Willow Kids" } as const;
export const PERSONA = { adult: "Sage", child: "Buddy" } as const;

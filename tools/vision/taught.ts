/**
 * Returns whether something may be learned from the seeded piece with this number (every fourth): `make
 * likeness` asks for the others.
 */
export const isTaught = (index: number): boolean => index % 4 === 1

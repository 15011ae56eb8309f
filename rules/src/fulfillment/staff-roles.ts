// The roles of people at work, apart from their rights: each page of the shop needs to know them.
export const staffRoles = ['processor', 'support', 'employee', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Returns whether one of these roles is an employee's. */
export const isAtWork = (roles: readonly string[]): boolean => staffRoles.some((role) => roles.includes(role))

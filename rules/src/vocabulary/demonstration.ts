/**
 * Prefix of the ids of all demonstration accounts. Ids of other accounts begin with the time of sign-up,
 * so no sign-up can create one with this prefix.
 */
export const demonstrationIdStart = '01920000-0000-7000-8000-'

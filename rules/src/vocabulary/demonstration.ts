/**
 * How the ids of all accounts of the demonstration begin. Ids of accounts that people make for themselves
 * begin with the time at which they signed up, so that nobody can have one of these by signing up.
 */
export const demonstrationIdStart = '01920000-0000-7000-8000-'

/**
 * Part of every cached picture's place. Raise it when the art changes, else people
 * keep seeing the old pictures.
 */
export const artVersion = 14

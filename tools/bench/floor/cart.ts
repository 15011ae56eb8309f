// The cart's part of the floor.
export const cartResolvers = { Query: {}, Mutation: {} }

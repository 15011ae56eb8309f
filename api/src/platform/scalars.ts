import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql'

/** The contract's own scalars: Cents (whole numbers), DateTime (ISO 8601) and JSON (any value). */
export const scalars = {
  Cents: new GraphQLScalarType({
    name: 'Cents',
    serialize(value) {
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value
      throw new GraphQLError('Cents must be whole')
    },
    parseValue(value) {
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value
      throw new GraphQLError('Cents must be a whole number')
    },
    parseLiteral(node) {
      if (node.kind === Kind.INT) return Number(node.value)
      throw new GraphQLError('Cents must be a whole number')
    },
  }),
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue(value) {
      const date = new Date(String(value))
      if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 text')
      return date
    },
  }),
  JSON: new GraphQLScalarType({
    name: 'JSON',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node) => valueFromASTUntyped(node),
  }),
}

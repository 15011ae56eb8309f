// Finds the fields that a document selects below a field, so that only columns that are shown are read.
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

type Where = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Answers by AST node: documents are parsed once and cached. */
const known = new WeakMap<object, Map<string, ReadonlySet<string>>>()

/**
 * Returns the names of the fields selected in the field `child` of the field being resolved, of all types
 * together; an empty set when `child` is not selected.
 */
export function fieldsAsked({ fieldNodes, fragments }: Where, child: string): ReadonlySet<string> {
  const [first] = fieldNodes
  if (!first) return new Set()
  const byChild = known.get(first) ?? new Map<string, ReadonlySet<string>>()
  known.set(first, byChild)
  const found = byChild.get(child) ?? namesIn(setsOf(setsIn(fieldNodes), fragments, child), fragments)
  byChild.set(child, found)
  return found
}

type Fragments = Where['fragments']
type Sets = readonly SelectionSetNode[]
const setsIn = (nodes: readonly { selectionSet?: SelectionSetNode | undefined }[]): Sets =>
  nodes.flatMap((node) => node.selectionSet ?? [])

/** Returns the fields of selection sets, with those in fragments. */
const fieldsOf = (sets: Sets, fragments: Fragments): { name: string; sets: Sets }[] =>
  sets.flatMap(({ selections }) =>
    selections.flatMap((node) => {
      if (node.kind === 'Field') return [{ name: node.name.value, sets: setsIn([node]) }]
      const part = node.kind === 'InlineFragment' ? node : fragments[node.name.value]
      return part ? fieldsOf([part.selectionSet], fragments) : []
    }),
  )

const setsOf = (sets: Sets, fragments: Fragments, child: string): Sets =>
  fieldsOf(sets, fragments).flatMap((field) => (field.name === child ? field.sets : []))

const namesIn = (sets: Sets, fragments: Fragments) =>
  new Set(fieldsOf(sets, fragments).map(({ name }) => name))

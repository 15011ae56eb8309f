// Documents of the site as texts. A document as the tree that urql reads is three times as long.
import { type DocumentNode, type FragmentDefinitionNode, parse } from '@0no-co/graphql.web'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

type Documented = { readonly definitions: readonly unknown[] }

/**
 * Returns the document of an operation or fragment: `text` is its own definition, `fragments` are the
 * documents of the fragments that it needs, and `documentId` is the hash by which the API knows an operation.
 * The text is parsed when somebody reads the definitions for the first time.
 */
export function documentOf<Answer, Variables>(
  text: string,
  fragments: readonly Documented[] = [],
  documentId?: string,
): TypedDocumentNode<Answer, Variables> {
  let known: DocumentNode['definitions'] | undefined
  const document = {
    kind: 'Document',
    ...(documentId === undefined ? {} : { documentId }),
    get definitions() {
      known ??= [
        ...parse(text, { noLocation: true }).definitions,
        ...fragments.map((one) => one.definitions[0] as FragmentDefinitionNode),
      ]
      return known
    },
  }
  return document as unknown as TypedDocumentNode<Answer, Variables>
}

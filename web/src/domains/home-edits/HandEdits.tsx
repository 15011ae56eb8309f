// Edits by a person's hand on the home page: pieces that somebody at work chose and named.
import { GetHomeEditsDocument } from '@hemline/schema/generated/graphql.ts'
import { useId } from 'react'
import { useQuery } from 'urql'
import { ItemRow } from '../listing/ItemGrid.tsx'

type Look = { section?: string | undefined; head?: string | undefined }
type Edit = { title: string; words: string; items: Parameters<typeof ItemRow>[0]['items'] }

function HandEdit({ edit, look }: { edit: Edit; look: Look }) {
  const id = useId()
  return (
    <section className={look.section} aria-labelledby={id}>
      <div className={look.head}>
        <div>
          <h2 id={id}>{edit.title}</h2>
          <p className="soft">{edit.words}</p>
        </div>
      </div>
      <ItemRow items={edit.items} />
    </section>
  )
}

/**
 * Renders the home page's running edits that have pieces on sale; nothing without any. `look`: the classes of
 * a section.
 */
export function HandEdits({ look }: { look: Look }) {
  const [{ data }] = useQuery({ query: GetHomeEditsDocument })
  return data?.homeEdits.map((edit) => <HandEdit key={edit.id} edit={edit} look={look} />)
}

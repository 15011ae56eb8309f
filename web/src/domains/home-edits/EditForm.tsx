// The form of one edit: its words, its days, and its pieces in their order.
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { heroPieces } from '@hemline/rules/home-edits/hero.ts'
import { editTitleMost, editWordsMost } from '@hemline/rules/home-edits/home-edits.ts'
import { SaveHomeEditDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Picture } from '../listing/Picture.tsx'
import { type Draft, inputOf, moved, withoutPiece, withPiece } from './edit-draft.ts'
import { FindPieces } from './FindPieces.tsx'

type Change = (draft: Draft) => void

function Chosen({ draft, change }: { draft: Draft; change: Change }) {
  if (draft.pieces.length === 0)
    return <p className="soft">No pieces yet. An edit without pieces on sale is not shown.</p>
  return (
    <ol aria-label="Pieces of this edit">
      {draft.pieces.map(({ itemNumber, brand, title, photoId, onSale, isFlawed }, at) => {
        const name = pieceName(brand, title)
        return (
          <PieceLine
            key={itemNumber}
            size="small"
            away={onSale ? undefined : 'gone'}
            picture={
              <span className={thumbClass('small')}>
                <Picture photoId={photoId} sizes="64px" />
              </span>
            }
            brand={brand}
          >
            <span>{title}</span>
            {!onSale && <PieceFact warns>Not on sale any more, so it is left out</PieceFact>}
            {onSale && draft.isHero && isFlawed && (
              <PieceFact warns>Has a flaw or a note, so the top leaves it out</PieceFact>
            )}
            <Row as="span" gap={5} rows={0}>
              <LinkButton
                aria-label={`Move ${name} forward`}
                disabled={at === 0}
                onClick={() => change(moved(draft, itemNumber, -1))}
              >
                Forward
              </LinkButton>
              <LinkButton
                aria-label={`Move ${name} back`}
                disabled={at === draft.pieces.length - 1}
                onClick={() => change(moved(draft, itemNumber, 1))}
              >
                Back
              </LinkButton>
              <LinkButton
                aria-label={`Take ${name} out`}
                onClick={() => change(withoutPiece(draft, itemNumber))}
              >
                Take out
              </LinkButton>
            </Row>
          </PieceLine>
        )
      })}
    </ol>
  )
}

type Problem = { field: string; message: string }

function Texts({ draft, change, problem }: { draft: Draft; change: Change; problem: Problem | undefined }) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <>
      <Field
        label="Title"
        maxLength={editTitleMost}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ ...draft, title: event.target.value })}
      />
      <AreaField
        label="One sentence about it"
        rows={2}
        maxLength={editWordsMost}
        value={draft.words}
        error={errorOf('words')}
        onChange={(event) => change({ ...draft, words: event.target.value })}
      />
      <Grid columns={2} from="phone">
        <Field
          label="First day"
          type="date"
          required
          value={draft.firstDay}
          onChange={(event) => change({ ...draft, firstDay: event.target.value })}
        />
        <Field
          label="Last day"
          type="date"
          optional
          value={draft.lastDay}
          error={errorOf('endsAt')}
          onChange={(event) => change({ ...draft, lastDay: event.target.value })}
        />
      </Grid>
      <div>
        <Check
          checked={draft.isHero}
          aria-describedby={draft.isHero ? 'hero-words' : undefined}
          onChange={(event) => change({ ...draft, isHero: event.target.checked })}
        >
          For the pictures at the top of the page
        </Check>
        {draft.isHero && (
          <p className="soft" id="hero-words">
            The top shows the first {heroPieces} pieces of this edit that are on sale and have no flaws. The
            edit is no row of its own then. Of several such edits, the one that began last counts.
          </p>
        )}
      </div>
    </>
  )
}

/**
 * Renders the form of a home page edit, filled from `draft`; `onDone` is called after it was saved or left.
 * Refusals stand at their fields or below.
 */
export function EditForm({ draft: given, onDone }: { draft: Draft; onDone: () => void }) {
  const [draft, change] = useState(given)
  const [problem, setProblem] = useState<Problem>()
  const [{ fetching }, run] = useMutation(SaveHomeEditDocument)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await run({ input: inputOf(draft) })
    const answer = data?.saveHomeEdit
    if (answer?.__typename === 'HomeEditRefused') return setProblem(answer)
    if (answer?.__typename !== 'SaveHomeEditPayload')
      return setProblem({ field: '', message: friendlyError(error, 'generic') })
    showToast({ text: `“${answer.edit.title}” is kept.` })
    onDone()
  }
  const atForm = problem && !['title', 'words', 'endsAt'].includes(problem.field)
  return (
    <Stack gap={6} top>
      <form aria-label="Edit" onSubmit={(event) => void save(event)}>
        <Stack gap={5} top>
          <Texts draft={draft} change={change} problem={problem} />
          <Chosen draft={draft} change={change} />
          {atForm && (
            <Note mood="bad" role="alert">
              {problem.message}
            </Note>
          )}
          <Row gap={4}>
            <Button type="submit" busy={fetching}>
              Save
            </Button>
            <LinkButton onClick={onDone}>Leave it</LinkButton>
          </Row>
        </Stack>
      </form>
      <section aria-labelledby="add-pieces">
        <h2 id="add-pieces">Add pieces</h2>
        <FindPieces chosen={draft.pieces} onAdd={(piece) => change(withPiece(draft, piece))} />
      </section>
    </Stack>
  )
}

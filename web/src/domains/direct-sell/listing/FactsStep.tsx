// The second step of a listing: what was read from the pictures, confirmed with one tap each.
import { insteadOfBrand } from '@hemline/rules/direct-sell/instead.ts'
import { directPhotosMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectGuessDocument } from '@hemline/schema/generated/graphql.ts'
import { Camera, Sun } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Note } from '../../../ui/Note.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { previewOf } from '../../photos/photo-wire.ts'
import { type Category, type Choices, type Form, missingOf } from './draft.ts'
import { Editor } from './Editors.tsx'
import { type FactRow, factRows, optionalRows, type RowName, rowOf } from './facts.ts'
import { GuessRow } from './GuessRow.tsx'
import { InsteadNote } from './InsteadNote.tsx'
import styles from './Listing.module.css'
import { type Taken, wordsFor } from './slots.ts'
import { useLabels } from './use-labels.ts'

const shownShots = 4

function Shots({ photoIds, taken, onAdd }: { photoIds: readonly string[]; taken: Taken; onAdd: () => void }) {
  if (photoIds.length === 0)
    return (
      <Row above={4}>
        <Button look="line" onClick={onAdd}>
          <Camera size={20} strokeWidth={1.5} aria-hidden /> Add photos
        </Button>
      </Row>
    )
  return (
    <Stack gap={1.5} above={4} className={styles.shots}>
      {photoIds.slice(0, shownShots).map((id, at) => (
        <Panel key={id} surface="picture" round="picture" ratio="piece" clip anchor className={styles.shot}>
          <img
            className={look({ covers: true })}
            src={previewOf(id)}
            alt={wordsFor(id, at, taken)}
            width={320}
            height={400}
          />
          {at === 0 && <span aria-hidden>Cover</span>}
        </Panel>
      ))}
      {photoIds.length < directPhotosMost && (
        <PlainButton className={styles.addShot} onClick={onAdd}>
          <Camera size={20} strokeWidth={1.5} aria-hidden />
          {taken.back === undefined ? 'Back' : 'One more'}
        </PlainButton>
      )}
    </Stack>
  )
}

type RowsProps = {
  rows: readonly FactRow[]
  open: RowName | undefined
  onOpen: (name: RowName | undefined) => void
  faultOf: (name: RowName) => string | undefined
  /** Why the brand, as it was saved, can't be sold here. */
  barred: string | undefined
  form: Form
  choices: Choices
  category: Category | undefined
  change: (part: Partial<Form>) => void
}

function Rows({ rows, open, onOpen, faultOf, barred, ...known }: RowsProps) {
  return (
    <Panel as="ul" above={5}>
      {rows.map((row) => (
        <GuessRow
          key={row.name}
          row={row}
          isOpen={open === row.name}
          fault={faultOf(row.name)}
          onOpen={(on) => onOpen(on ? row.name : undefined)}
          onConfirm={() => row.guess && known.change(row.guess)}
          note={row.name === 'brand' && barred && <InsteadNote reason={barred} instead={insteadOfBrand} />}
        >
          <Editor name={row.name} {...known} onDone={() => onOpen(undefined)} />
        </GuessRow>
      ))}
    </Panel>
  )
}

type FactsStepProps = {
  form: Form
  choices: Choices
  category: Category | undefined
  taken: Taken
  change: (part: Partial<Form>) => void
  /** The row to open, for somebody who comes to fill in what is missing. */
  startAt: string | null
  /** Why the brand, as it was saved, can't be sold here; undefined when it can. */
  barred: string | undefined
  onPhotos: () => void
}

/**
 * Renders the step with the photos and facts of a piece: values that the member gave or that were guessed
 * from the photos, each with a field to change it.
 */
export function FactsStep({
  form,
  choices,
  category,
  taken,
  change,
  startAt,
  barred,
  onPhotos,
}: FactsStepProps) {
  const [{ data, fetching }] = useQuery({
    query: GetDirectGuessDocument,
    variables: { photoIds: [...form.photoIds] },
    pause: form.photoIds.length === 0,
  })
  const [open, setOpen] = useState<RowName | undefined>(() => rowOf(startAt))
  const guess = data?.directGuess ?? undefined
  const labels = useLabels(form.photoIds, !fetching)
  const showsFlaw = taken.flaw !== undefined && form.photoIds.includes(taken.flaw)
  const rows = factRows({ form, guess, labels, showsFlaw, choices, category })
  const guesses = rows.filter((row) => row.guess !== undefined && !optionalRows.includes(row.name))
  const missing = startAt === null ? [] : missingOf(form, category)
  const faultOf = (name: RowName) => missing.find(({ field }) => field === name)?.message
  const known = { open, onOpen: setOpen, faultOf, barred, form, choices, category, change }
  return (
    <>
      <h1>Is this right?</h1>
      <Text tone="soft" size={14}>
        {guess
          ? 'We read it from your pictures. Tap what is right, change what is not.'
          : 'A few facts, and shoppers find it.'}
      </Text>
      <Shots photoIds={form.photoIds} taken={taken} onAdd={onPhotos} />
      {guess && !guess.isClear && (
        <Note>Nothing stands out from its background here, so that we guess less. You can say it below.</Note>
      )}
      {guess?.isClear && (
        <Row gap={2} above={2}>
          <Sun size={16} strokeWidth={1.5} aria-hidden />
          <Text as="span" size={14} tone="soft">
            {guess.advice.length === 0 ? 'Bright and sharp.' : guess.advice.join(' ')}
          </Text>
        </Row>
      )}
      <Rows {...known} rows={rows.filter((row) => !optionalRows.includes(row.name))} />
      {guesses.length > 1 && (
        <Row above={3} justify="center">
          <Button
            look="line"
            size="small"
            onClick={() => change(Object.assign({}, ...guesses.map((row) => row.guess)))}
          >
            All of it is right
          </Button>
        </Row>
      )}
      <Text as="h2" above={8}>
        What sells it sooner
      </Text>
      <Rows {...known} rows={rows.filter((row) => optionalRows.includes(row.name))} />
    </>
  )
}

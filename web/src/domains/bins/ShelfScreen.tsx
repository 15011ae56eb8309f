// Putting pieces on the shelf by scan: a bin first, then each piece that goes into it (decision 0323).
import './bins-keys.ts'
import { binFirst, binWords, readBin } from '@hemline/rules/bins/bins.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import {
  type BinContentsFieldsFragment,
  GetBinContentsDocument,
  PutIntoBinDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { storedHouse, storeHouse } from '../employee/house.ts'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { type Said, ScanAnswer } from '../employee/scanning.tsx'
import { useSession } from '../identity/session.tsx'
import { Picture } from '../listing/Picture.tsx'
import { ShelfDrawing } from './ShelfDrawing.tsx'

type Bin = NonNullable<ReturnType<typeof readBin>>

function House({ house, onHouse }: { house: number | null; onHouse: (house: number | null) => void }) {
  return (
    <SelectField
      label="House"
      value={house ?? ''}
      onChange={(event) => onHouse(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">Choose your house</option>
      {warehouses.map(({ warehouseId, city, state }) => (
        <option key={warehouseId} value={warehouseId}>
          {city}, {state}
        </option>
      ))}
    </SelectField>
  )
}

/** The bin that the scans go into, as large as its sign. */
function BinHead({ bin }: { bin: Bin }) {
  return (
    <Row as="header" justify="between" noWrap>
      <Stack gap={1}>
        <h2>
          <Text as="span" size={48} leading={1} numbers>
            {bin.code}
          </Text>
        </h2>
        <Text size={14} tone="soft">
          {binWords(bin)}
        </Text>
      </Stack>
      <Text as="span" tone="accent" fixed>
        <ShelfDrawing shelf={bin.shelf} />
      </Text>
    </Row>
  )
}

function Pieces({ contents }: { contents: BinContentsFieldsFragment }) {
  const { user } = useSession()
  const opens = mayDo(user?.roles ?? [], 'edit_items')
  const { count, pieces } = contents
  return (
    <Stack gap={2}>
      <Text size={14} tone="soft" numbers>
        {count === 0 ? 'This bin is empty.' : `${countOf(count, 'piece')} in this bin`}
        {count > pieces.length && `, the last ${pieces.length} here`}
      </Text>
      <Stack as="ul" gap={0}>
        {pieces.map((piece) => (
          <PieceLine
            key={piece.itemNumber}
            size="small"
            brand={piece.brand}
            picture={
              <span className={thumbClass('small')}>
                <Picture photoId={piece.photoId ?? undefined} sizes="64px" />
              </span>
            }
          >
            <b>{piece.title}</b>
            <Text as="span" size={14} tone="soft" numbers>
              {opens ? (
                <HrefLink className="link" href={`/employee/items/${piece.itemNumber}`}>
                  {piece.itemNumber}
                </HrefLink>
              ) : (
                piece.itemNumber
              )}
              {`, ${piece.sizeDisplay}, by ${piece.putBy}`}
            </Text>
          </PieceLine>
        ))}
      </Stack>
    </Stack>
  )
}

type ContentsProps = { house: number; bin: Bin; latest: BinContentsFieldsFragment | undefined }

/** What lies in the bin: by the answer to the latest scan into it, or else asked of the API. */
function Contents({ house, bin, latest }: ContentsProps) {
  const [{ data, error }] = useQuery({
    query: GetBinContentsDocument,
    variables: { warehouseId: house, bin: bin.code },
    requestPolicy: 'network-only',
    pause: latest !== undefined,
  })
  const contents = latest ?? data?.binContents
  if (contents?.bin === bin.code) return <Pieces contents={contents} />
  if (!error) return <Skeleton height={160} />
  return (
    <Note mood="bad" role="alert">
      {friendlyError(error, 'generic')}
    </Note>
  )
}

type ScanProps = {
  house: number
  bin: Bin | undefined
  onBin: (bin: Bin) => void
  onPut: (contents: BinContentsFieldsFragment) => void
}

/** The field of the scanner: a bin is where the next pieces go, a piece is put there at once. */
function Scan({ house, bin, onBin, onPut }: ScanProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<Said>({ text: '', mood: 'plain' })
  const [, put] = useMutation(PutIntoBinDocument)
  const scan = async (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    // A scanner types the next code into the same field, so a read one does not stay in it.
    setTyped('')
    if (text === '') return
    const next = readBin(text)
    if (next) {
      onBin(next)
      return setSaid({ text: `Bin ${next.code}. Scan the pieces that go into it.`, mood: 'plain' })
    }
    if (!bin) return setSaid({ text: binFirst, mood: 'bad' })
    const itemNumber = Number(text.replaceAll(/\s/g, ''))
    if (!Number.isSafeInteger(itemNumber))
      return setSaid({ text: `${text} is neither a bin nor a piece.`, mood: 'bad' })
    const { data, error } = await put({ input: { itemNumber, bin: bin.code, warehouseId: house } })
    const answer = data?.putIntoBin
    if (answer?.__typename !== 'PutIntoBinPayload')
      return setSaid({ text: answer?.message ?? friendlyError(error, 'generic'), mood: 'bad' })
    const { piece, movedFrom, contents } = answer
    onPut(contents)
    const words = `${piece.brand}, ${piece.title.toLowerCase()} is in ${piece.bin}`
    return setSaid({ text: movedFrom ? `${words}, no longer in ${movedFrom}.` : `${words}.`, mood: 'good' })
  }
  return (
    <Stack gap={3}>
      <form data-keeps-focus onSubmit={(event) => void scan(event)}>
        <Field
          label={bin ? 'Scan the next piece, or another bin' : 'Scan a bin'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
        />
      </form>
      <ScanAnswer said={said} />
    </Stack>
  )
}

function Shelf() {
  const { search } = usePlace()
  const [house, setHouse] = useState(storedHouse)
  // The desk's search and the page of a piece lead to a bin by its code.
  const [bin, setBin] = useState(() => readBin(new URLSearchParams(search).get('bin') ?? ''))
  const [latest, setLatest] = useState<BinContentsFieldsFragment>()
  const choose = (next: number | null) => {
    storeHouse(next)
    setHouse(next)
    setLatest(undefined)
  }
  const open = (next: Bin) => {
    setBin(next)
    setLatest(undefined)
  }
  return (
    <Panel upTo="form">
      <Stack gap={5}>
        <House house={house} onHouse={choose} />
        {house === null && (
          <Text tone="soft">Then scan a bin, and each piece that goes into it. Pick shows the bins.</Text>
        )}
        {house !== null && (
          <>
            {bin && <BinHead bin={bin} />}
            <Scan house={house} bin={bin} onBin={open} onPut={setLatest} />
            {bin && <Contents house={house} bin={bin} latest={latest} />}
          </>
        )}
      </Stack>
    </Panel>
  )
}

/**
 * Shows the form that puts pieces into bins by scan, and what lies in the bin. For employees with the task
 * `pick`; others are refused, visitors sent to log in.
 */
export function ShelfScreen() {
  return (
    <StaffFrame title="Shelf" task="pick">
      <Shelf />
    </StaffFrame>
  )
}

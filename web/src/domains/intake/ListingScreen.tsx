// Accepted pieces that are not on sale yet: chosen, looked over, and put on sale together.
import './intake-keys.ts'
import { ageWords } from '@hemline/rules/intake/intake.ts'
import { GetIntakeQueueDocument, ListPiecesDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { pictureUrl } from '../listing/Picture.tsx'
import { noAnswer } from './draft.ts'
import { storedHouse } from './house.ts'
import styles from './Intake.module.css'
import type { StationPiece } from './use-station.ts'

type RowProps = {
  piece: StationPiece
  chosen: boolean
  refusal: string | undefined
  now: Date
  onChoose: () => void
}
function Row({ piece, chosen, refusal, now, onChoose }: RowProps) {
  const [photo] = piece.photoIds
  return (
    <tr>
      <td>
        <Check checked={chosen} disabled={photo === undefined} onChange={onChoose}>
          <span className="num">{piece.itemNumber}</span>
        </Check>
      </td>
      <td>
        {photo === undefined ? (
          <span className={styles.noPhoto}>No photo</span>
        ) : (
          <img src={pictureUrl(photo, 160)} alt="" width={48} height={60} loading="lazy" />
        )}
      </td>
      <th scope="row">
        <HrefLink href={`/employee/preview/${piece.itemNumber}`}>
          {piece.brandName}, {piece.title.toLowerCase()}
        </HrefLink>
        <small className="soft"> {piece.sizeDisplay}</small>
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </th>
      <td className="num">{money(piece.price)}</td>
      <td className="num">{piece.suggested === null ? '' : money(piece.suggested)}</td>
      <td>{ageWords(new Date(piece.gradedAt), now)}</td>
    </tr>
  )
}

function Pieces({ pieces, onListed }: { pieces: readonly StationPiece[]; onListed: () => void }) {
  const now = new Date(useNow(60_000))
  const [{ fetching }, list] = useMutation(ListPiecesDocument)
  const ready = pieces.filter((piece) => piece.photoIds.length > 0).map((piece) => piece.itemNumber)
  const [left, setLeft] = useState<readonly number[]>([])
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const chosen = ready.filter((number) => !left.includes(number))
  const toggle = (number: number) =>
    setLeft(left.includes(number) ? left.filter((one) => one !== number) : [...left, number])
  const send = async () => {
    const { data } = await list({ itemNumbers: chosen })
    const answer = data?.listPieces
    if (!answer) return setFailed(noAnswer)
    setFailed('')
    setRefusals(Object.fromEntries(answer.refused.map((one) => [one.itemNumber, one.message])))
    setSaid(`${countOf(answer.listed.length, 'piece')} on sale now.`)
    onListed()
  }
  const without = pieces.length - ready.length
  return (
    <>
      <p className="soft" role="status">
        {said}
      </p>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      {pieces.length === 0 ? (
        <p>Nothing waits to be listed.</p>
      ) : (
        <>
          <div className={styles.bar}>
            <Check
              checked={chosen.length > 0 && chosen.length === ready.length}
              onChange={() => setLeft(chosen.length === ready.length ? ready : [])}
            >
              Choose all with a photo
            </Check>
            <Button disabled={chosen.length === 0} busy={fetching} onClick={() => void send()}>
              List {countOf(chosen.length, 'piece')}
            </Button>
            {without > 0 && (
              <span className="soft">
                {countOf(without, 'piece')} can’t be listed: there is no photo yet.
              </span>
            )}
          </div>
          <div className={styles.scroll}>
            <table className={styles.list}>
              <thead>
                <tr>
                  {['Piece', 'Photo', 'What', 'Price', 'Suggested', 'Waits'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pieces.map((piece) => (
                  <Row
                    key={piece.itemNumber}
                    piece={piece}
                    now={now}
                    chosen={chosen.includes(piece.itemNumber)}
                    refusal={refusals[piece.itemNumber]}
                    onChoose={() => toggle(piece.itemNumber)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}

function Waiting() {
  const variables = { warehouseId: storedHouse() }
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeQueueDocument,
    variables,
    requestPolicy: 'cache-and-network',
  })
  if (data)
    return <Pieces pieces={data.intakeQueue.toList} onListed={() => ask({ requestPolicy: 'network-only' })} />
  return error ? (
    <Note mood="bad" role="alert">
      {friendlyError(error, 'fetchingCleanout')}
    </Note>
  ) : (
    <Skeleton height={300} />
  )
}

export function ListingScreen() {
  return (
    <StaffFrame title="Listing" task="list_items">
      <Waiting />
    </StaffFrame>
  )
}

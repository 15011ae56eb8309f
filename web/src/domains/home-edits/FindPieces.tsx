// Finding pieces for an edit by what is at hand: a number, or words of the label.
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { GetStaffItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Picture } from '../listing/Picture.tsx'
import type { DraftPiece } from './edit-draft.ts'

const shown = 8

type Props = { chosen: readonly DraftPiece[]; onAdd: (piece: DraftPiece) => void }

function Found({ search, chosen, onAdd }: Props & { search: string }) {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffItemsDocument,
    variables: { search, state: 'listed' },
  })
  const hits = data?.staffItems.slice(0, shown) ?? []
  if (error && !data) return <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (!fetching && hits.length === 0)
    return (
      <p className="soft" role="status">
        No piece on sale by this number or these words.
      </p>
    )
  return (
    <ul aria-label="Found pieces">
      {hits.map(({ itemNumber, brand, title, price, sizeDisplay, photoId, isFlawed }) => {
        const name = pieceName(brand, title)
        const isIn = chosen.some((piece) => piece.itemNumber === itemNumber)
        return (
          <PieceLine
            key={itemNumber}
            size="small"
            picture={
              <span className={thumbClass('small')}>
                <Picture photoId={photoId ?? undefined} sizes="64px" />
              </span>
            }
            brand={brand}
            end={
              <Button
                look="line"
                size="small"
                disabled={isIn}
                aria-label={isIn ? `${name} is in the edit` : `Add ${name}`}
                onClick={() =>
                  onAdd({ itemNumber, brand, title, photoId: photoId ?? undefined, onSale: true, isFlawed })
                }
              >
                {isIn ? 'Added' : 'Add'}
              </Button>
            }
          >
            <span>{title}</span>
            <span className="soft small num">
              {itemNumber} · {sizeDisplay} · {money(price)}
            </span>
          </PieceLine>
        )
      })}
    </ul>
  )
}

/**
 * Renders a search for pieces on sale by number or words, with a button beside each that passes the piece to
 * `onAdd`; lists nothing before a search.
 */
export function FindPieces({ chosen, onAdd }: Props) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(text.trim())
  }
  return (
    <Stack gap={4} top>
      <form aria-label="Find pieces" onSubmit={find}>
        <Row gap={3}>
          <SearchField
            label="A piece’s number, or words of its label"
            placeholder="A piece’s number, or words of its label"
            value={text}
            onType={setText}
          />
          <Button look="line" type="submit">
            Find
          </Button>
        </Row>
      </form>
      {search !== '' && <Found search={search} chosen={chosen} onAdd={onAdd} />}
    </Stack>
  )
}

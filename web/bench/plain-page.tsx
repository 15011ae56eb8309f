// The page that the site's speed is compared with (`make bench ONLY=felt`): React, one answer, forty cards
// with pictures, a button for each filter, and nothing else.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

type Piece = {
  itemNumber: number
  slug: string
  brand: string
  title: string
  price: number
  photoIds: number[]
}
type Facet = { key: string; buckets: { value: string; count: number }[] }
type Items = { totalCount: number; nodes: Piece[]; facets: Facet[] }

const centsOfDollar = 100
/** Buttons of each facet, and pictures in sight. */
const shown = 8
const inSight = 4

function Card({ piece, i }: { piece: Piece; i: number }) {
  return (
    <li>
      <a href={piece.slug}>
        <img
          src={`/pictures/${piece.photoIds[0]}/320`}
          alt=""
          width={320}
          height={400}
          loading={i < inSight ? 'eager' : 'lazy'}
          fetchPriority={i === 0 ? 'high' : 'auto'}
        />
        <h2>{piece.brand}</h2>
        <p>{piece.title}</p>
        <p>${(piece.price / centsOfDollar).toFixed(2)}</p>
      </a>
    </li>
  )
}

function Page({ items }: { items: Items }) {
  const [chosen, choose] = useState('')
  return (
    <main>
      <h1>{items.totalCount} pieces</h1>
      <ul className="filters">
        {items.facets.flatMap(({ key, buckets }) =>
          buckets.slice(0, shown).map(({ value, count }) => (
            <li key={`${key} ${value}`}>
              <button type="button" aria-pressed={chosen === value} onClick={() => choose(value)}>
                {value} ({count})
              </button>
            </li>
          )),
        )}
      </ul>
      <ul className="cards">
        {items.nodes.map((piece, i) => (
          <Card key={piece.itemNumber} piece={piece} i={i} />
        ))}
      </ul>
    </main>
  )
}

const answer = (await (await fetch('/answer.json')).json()) as { data: { items: Items } }
const mount = document.getElementById('root')
if (mount) createRoot(mount).render(<Page items={answer.data.items} />)

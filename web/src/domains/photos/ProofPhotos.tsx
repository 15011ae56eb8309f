// Photos of what went wrong, as their sender and employees see them.
import { useState } from 'react'
import { Text } from '../../ui/layout.tsx'
import styles from './PhotoField.module.css'
import { previewOf } from './photo-wire.ts'

function Proof({ id, name }: { id: string; name: string }) {
  const [isAway, setIsAway] = useState(false)
  if (isAway)
    return (
      <Text as="li" size={12} tone="soft" className={styles.proof}>
        This photo can’t be shown.
      </Text>
    )
  return (
    <li className={styles.proof}>
      <a href={previewOf(id)} target="_blank" rel="noreferrer" aria-label={`${name}, full size`}>
        <img
          src={previewOf(id)}
          alt={name}
          width={96}
          height={120}
          loading="lazy"
          onError={() => setIsAway(true)}
        />
      </a>
    </li>
  )
}

/**
 * Renders private photos by their uploads' ids; each opens in full size. `label` names the list, `of` what a
 * photo shows.
 */
export function ProofPhotos({ ids, label, of }: { ids: readonly string[]; label: string; of: string }) {
  if (ids.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={label}>
      {ids.map((id, at) => (
        <Proof key={id} id={id} name={`${of}, photo ${at + 1} of ${ids.length}`} />
      ))}
    </ul>
  )
}

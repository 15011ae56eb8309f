import { Heart } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './FavoriteButton.module.css'
import { useIsLoved } from './hearts.store.ts'
import { loadFavorite, useFavorite } from './use-favorite.ts'

type Piece = { itemNumber: number; isFavorite: boolean; brand: string; title: string }
type Props = { item: Piece; className?: string | undefined; look?: 'heart' | 'button' }

/**
 * Renders the button that adds a piece to the favorites or removes it: a heart on a picture, or a heart with
 * a word on the piece's own page.
 */
export function FavoriteButton({ item, className, look = 'heart' }: Props) {
  const toggle = useFavorite()
  const loved = useIsLoved(item)
  const label = `Save ${item.brand} ${item.title}`
  const own =
    look === 'heart' ? styles.heart : buttonClass({ look: 'line', size: 'large', className: styles.save })
  return (
    <PlainButton
      className={classes(own, className)}
      aria-label={label}
      aria-pressed={loved}
      onPointerEnter={() => void loadFavorite()}
      onClick={() => void toggle(item)}
    >
      <Heart size={20} strokeWidth={1.5} aria-hidden="true" />
      {look === 'button' && <span>{loved ? 'Saved' : 'Save'}</span>}
    </PlainButton>
  )
}

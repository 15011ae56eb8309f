import { CircleAlert, CircleCheck, Info, type LucideIcon, Star } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Note.module.css'
import { useInSight } from './use-in-sight.ts'

export type NoteMood = 'plain' | 'green' | 'sale' | 'bad' | 'gold'
const icons: Record<NoteMood, LucideIcon> = {
  plain: Info,
  green: CircleCheck,
  sale: Info,
  bad: CircleAlert,
  gold: Star,
}

type NoteProps = { mood?: NoteMood; icon?: LucideIcon; children: ReactNode; role?: 'alert' | 'status' }

/**
 * Renders a note of one or two sentences with an icon, in the color of its mood; the caller puts the first
 * sentence in <b>. A note with the role `alert` answers a press and scrolls into sight.
 */
export function Note({ mood = 'plain', icon, children, role }: NoteProps) {
  const Icon = icon ?? icons[mood]
  const box = useRef<HTMLDivElement>(null)
  useInSight(box, role === 'alert')
  return (
    <div ref={box} className={classes(styles.note, mood !== 'plain' && styles[mood])} role={role}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

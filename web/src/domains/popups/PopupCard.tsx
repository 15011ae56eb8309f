import { type ReactNode, useId } from 'react'
import { Row, Stack } from '../../ui/layout.tsx'
import styles from './PopupCard.module.css'
import { useRoomBelowHeader } from './use-room-below-header.ts'

type Props = { title: string; children: ReactNode; actions: ReactNode }

/**
 * Renders a pop-up as a card in the corner of the page: a title, `children`, and the buttons in `actions`.
 */
export function PopupCard({ title, children, actions }: Props) {
  const id = useId()
  useRoomBelowHeader()
  return (
    <Stack
      as="aside"
      gap={3}
      push
      pad={5}
      surface="card"
      edge="all"
      round="sheet"
      float
      upTo="side"
      className={styles.popup}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <Row gap={4} rows={2}>
        {actions}
      </Row>
    </Stack>
  )
}

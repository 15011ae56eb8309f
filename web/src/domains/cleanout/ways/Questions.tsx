import { Plus } from 'lucide-react'
import { Panel, Row, Text } from '../../../ui/layout.tsx'
import styles from './Ways.module.css'
import { questions } from './ways.ts'

/** A frequent question with its answer. */
export type Question = { readonly ask: string; readonly answer: string }

/** Renders frequent questions with their answers: those before an order, unless others are given. */
export function Questions({ asked = questions }: { asked?: readonly Question[] }) {
  return (
    <div>
      {asked.map(({ ask, answer }, i) => (
        <Panel as="details" key={ask} edge="bottom" className={styles.question} open={i === 0}>
          <Row as="summary" gap={4} justify="between" noWrap tall={52} weight={600} pointer>
            {ask}
            <Plus size={20} strokeWidth={1.5} aria-hidden />
          </Row>
          <Text padBottom={4} upTo="measure" size={15} tone="soft">
            {answer}
          </Text>
        </Panel>
      ))}
    </div>
  )
}

import { Panel, Text } from '../../../ui/layout.tsx'
import { Section } from '../ways/Section.tsx'
import styles from '../ways/Service.module.css'

type Said = { moneyDoes: string; picture: string | null; pictureAlt: string }

/** Renders what a charity does with money, in its own words, with its picture; nothing without either. */
export function CharityMoney({ moneyDoes, picture, pictureAlt }: Said) {
  if (moneyDoes === '' && picture === null) return null
  return (
    <Section title="What the money does">
      <Panel upTo="list" className={styles.money}>
        {picture !== null && <img src={picture} alt={pictureAlt} width={1824} height={750} />}
        <Text above={4}>{moneyDoes}</Text>
      </Panel>
    </Section>
  )
}

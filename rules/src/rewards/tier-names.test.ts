import { expect, it } from 'vitest'
import { earlyAccessTiers, withheldMessages } from '../catalogue/product-access.ts'
import { waiverWords } from '../returns/waiver.ts'
import { loyaltyTierLabels } from '../vocabulary/rewards.ts'
import { tierGreetings } from './greetings.ts'
import { earlyAccessMembers, tierName, tierNames } from './tier-names.ts'

it('people read VIT, where the specification says Vit', () => {
  expect(tierNames).toEqual({ ...loyaltyTierLabels, tier_3: 'VIT' })
  expect(['tier_2', 'tier_3', 'unknown'].map(tierName)).toEqual(['Superstar', 'VIT', 'Star'])
})

it('each sentence about members names their tiers so', () => {
  expect(earlyAccessMembers).toBe(`${earlyAccessTiers.map((one) => tierNames[one]).join(' and ')} members`)
  expect(withheldMessages.early_access).toContain(earlyAccessMembers)
  expect(tierGreetings.tier_3.header).toContain(`a ${tierNames.tier_3} now`)
  expect(waiverWords.tier).toContain(`A ${tierNames.tier_3} pays`)
})

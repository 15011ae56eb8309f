import type { GetStaffPartnerQuery } from '@hemline/schema/generated/graphql.ts'

export type Partner = NonNullable<GetStaffPartnerQuery['staffPartner']>

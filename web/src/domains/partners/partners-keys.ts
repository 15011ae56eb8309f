// Parts of answers about partners and feeds that the normalised cache knows by nothing of their own.
import { addParts } from '../../platform/cache-keys.ts'

addParts(
  'MyPartnerPiece MyPartnerPiecePage PartnerParcelPage PartnerParcelPiece PartnerPieceCount PartnerStep PartnerTerms PartnerOutcomeCount PartnerNewBrand PartnerRowProblem PartnerFeedRow PartnerFeedRows PartnerRefused PartnerParcelPayload PartnerTermsRefused PartnerTermsProblem StaffPartnerPayload PartnerKeyPayload PartnerFeedPayload PartnerPerson SupplierPagePayload SupplierPageRefused SupplierPageChange',
)

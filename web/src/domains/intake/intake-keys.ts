// Cache keys of the grading station's types that have no id; loaded with its screens.
import { addParts } from '../../platform/cache-keys.ts'

addParts(`
  IntakeQueue IntakeHouse IntakePiece IntakeChoices IntakeCategory IntakeSize IntakeColor IntakeDetail IntakeDeclineReason IntakeSuggestion IntakeLikely SaidDetail
  IntakeBagPayload WrongBagCode BagElsewhere BagTaken PlaceTaken IntakeRefusal GradePiecePayload ReviewPiecePayload NotListed ListPiecesPayload
`)

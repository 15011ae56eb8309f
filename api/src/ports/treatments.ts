// The port to experiments: which treatments a viewer has. Experiments come later (decision 0143).

/**
 * Returns the names of the treatments that the viewer with this key for splitting is in, each as
 * '{experiment}:{arm}'.
 */
export type TreatmentsPort = (viewer: { readonly splitBucketingKey: string }) => Promise<readonly string[]>

/** Answers that a visitor is in no experiment: the driver of the port while there are none. */
export const noTreatments: TreatmentsPort = async () => []

import { nombreCorto } from '../../lib/formats.ts'

/** A company in a list: without its kind of company, which is there when it is pointed at. */
export const LegalName = ({ name }: { name: string }) => <strong title={name}>{nombreCorto(name)}</strong>

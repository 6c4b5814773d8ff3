import type { Cfdi } from '../cfdi.ts'
import type { Hallazgo } from '../hallazgo.ts'

export function checkStructure(_cfdi: Cfdi, _hallazgos: Hallazgo[]): void {}

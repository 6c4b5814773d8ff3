import type { Cfdi } from '../cfdi.ts'
import type { Hallazgo } from '../hallazgo.ts'

export function checkAritmetica(_cfdi: Cfdi, _hallazgos: Hallazgo[]): void {}

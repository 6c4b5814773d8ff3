import type { Hallazgo } from '../hallazgo.ts'

/** Raised inside the reader and caught by `readCfdi`: the file cannot be read further. */
export class Ilegible extends Error {
  readonly hallazgo: Hallazgo
  constructor(hallazgo: Hallazgo) {
    super(hallazgo.mensaje)
    this.name = 'Ilegible'
    this.hallazgo = hallazgo
  }
}

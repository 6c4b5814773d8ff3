import { judgeCfdi, verifyCfdiAsync } from '@valija/cfdi'
import { createCryptoWeb } from '@valija/cfdi/crypto-web.ts'
import type { CabeceraCfdi } from '@valija/contract/facturas.ts'
import { cabeceraDe } from '@valija/domain/facturas/cabecera.ts'
import { type HallazgoGuardado, keepHallazgos } from '@valija/domain/facturas/hallazgo-guardado.ts'

export type LecturaLocal = { cabecera: CabeceraCfdi | null; motor: HallazgoGuardado[] }
export type PedidoLectura = { clave: string; file: Blob }
export type RespuestaLectura = { clave: string; lectura: LecturaLocal }

const crypto = createCryptoWeb()
/** Who signed the certificate is for the server to say: the browser holds no authorities. */
const sinAutoridades = 'certificadoSinAutoridades'

async function read(file: Blob): Promise<LecturaLocal> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const dictamen = crypto === null ? judgeCfdi(bytes) : await verifyCfdiAsync(bytes, { crypto })
  return {
    cabecera: dictamen.cfdi ? cabeceraDe(dictamen.cfdi) : null,
    motor: keepHallazgos(
      dictamen.hallazgos.filter(({ codigo }) => codigo !== sinAutoridades),
      dictamen.cfdi,
    ),
  }
}

/** Results leave in handfuls: one message a file would make the page draw two hundred times. */
const handful = 20
self.onmessage = async ({ data }: MessageEvent<PedidoLectura[]>) => {
  let listas: RespuestaLectura[] = []
  for (const { clave, file } of data) {
    listas.push({ clave, lectura: await read(file) })
    if (listas.length < handful) continue
    self.postMessage(listas)
    listas = []
  }
  self.postMessage(listas)
}

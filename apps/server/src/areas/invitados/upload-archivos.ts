import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { maximosInvitado } from '@valija/contract/invitados.ts'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { uploadPdfs } from '../borradores/pdfs.ts'
import { uploadCfdis } from '../borradores/upload-cfdis.ts'
import { validateFacturas } from '../borradores/validate-facturas.ts'
import { type Carga, invitado } from './carga.ts'
import { assertEspacio } from './espacio.ts'

/** The XMLs a guest drops, read from their bytes; the SAT is asked at once, as its answers decide what may go on. */
export async function dropXmls(
  deps: Deps,
  { borradorId, ...carga }: Carga,
  archivos: readonly ArchivoRecibido[],
): Promise<CargaRespuesta> {
  await assertEspacio(deps, carga, archivos)
  const quien = { ...invitado, direccion: carga.direccion }
  const subidos = await uploadCfdis(deps, quien, borradorId, archivos, { limites: maximosInvitado })
  if (subidos.archivos.some(({ id }) => id !== null)) await validateFacturas(deps, invitado, borradorId)
  return subidos
}

export async function dropPdfs(
  deps: Deps,
  { borradorId, ...carga }: Carga,
  archivos: readonly ArchivoRecibido[],
  cfdiId: string | null,
): Promise<CargaRespuesta> {
  await assertEspacio(deps, carga, archivos)
  try {
    const quien = { ...invitado, direccion: carga.direccion }
    return await uploadPdfs(deps, quien, borradorId, archivos, { desde: null, cfdiId }, maximosInvitado)
  } catch (error) {
    if (error instanceof Refusal) throw error
    deps.log.error({ err: error }, 'pdf of a guest')
    throw refuse('pdfNoGuardado')
  }
}

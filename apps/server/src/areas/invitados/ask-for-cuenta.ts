import { cuentaInvitadoCampos } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import type { Recibido } from '../../http/receive-files.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { askAnt } from '../comisiones/compute-prefactura.ts'
import { correosRegistrados } from '../cuentas-pago/correos-registrados.ts'
import { requestCuenta } from '../cuentas-pago/request-cuenta.ts'
import { ensureComisionistas } from '../directorio/comisionistas.ts'
import { bookCalls, limitCalls } from './limit-calls.ts'

/**
 * A guest asks for another account to be paid on, naming a booking of its RFC. Whatever is registered of the agency, and
 * whether it has an e-mail at all, the answer is the same.
 */
export async function askForCuenta(deps: Deps, ip: string, { archivos, campos }: Recibido): Promise<void> {
  const pedido = readCampos(campos)
  const [caratula] = archivos
  if (!caratula || caratula.bytes.length === 0) throw refuse('sinCaratula')
  const llaves = { direccion: direccionDe(ip), rfc: pedido.rfc }
  await limitCalls(deps, 'cuenta', llaves)
  await limitCalls(deps, 'generar', llaves)
  await ensureComisionistas(deps)
  const reserva = await askAnt(deps, () => deps.ant.comisiones.cliente(pedido.bookingCode))
  const comisionista = await deps.db
    .selectFrom('comisionistas')
    .select(['clienteId', 'razonSocialCliente', 'rfcCliente'])
    .where('rfcCliente', '=', pedido.rfc)
    .orderBy((eb) => eb('clienteId', '=', reserva?.customerId ?? 0), 'desc')
    .executeTakeFirstOrThrow(() => refuse('cuentaRfcNoRegistrado'))
  // Another agency's booking is as absent as one that does not exist.
  if (reserva?.customerRfc !== pedido.rfc) throw refuse('reservaNoExiste')
  // Only who names a booking of the agency spends what the agency may ask in a day.
  await limitCalls(deps, 'cuentaPedida', llaves)
  await requestCuenta(
    deps,
    { usuarioId: null, correo: message('solicitanteInvitado') },
    { ...pedido, comisionista, caratula, confirman: await whoConfirms(deps, comisionista.clienteId) },
  )
}

/** The agency's own addresses, each written to so often a day and no more, whoever asks. */
async function whoConfirms(deps: Deps, comisionistaId: number): Promise<string[]> {
  const correos: string[] = []
  for (const correo of await correosRegistrados(deps.db, comisionistaId))
    if ((await bookCalls(deps, 'correo', { correo })) === 0) correos.push(correo)
  return correos
}

function readCampos(campos: Record<string, string>) {
  const { rfc = '', correoAgencia = '', clabe = '', bookingCode = '' } = campos
  if (rfc.trim() === '' || correoAgencia.trim() === '') throw refuse('sinRfcNiCorreo')
  if (!isCorreo(correoAgencia.trim())) throw refuse('correoDeAgenciaInvalido')
  const leido = cuentaInvitadoCampos.safeParse({ rfc, correoAgencia, clabe, bookingCode })
  if (!leido.success) {
    const detalles = leido.error.issues.map(({ path, message: mensaje }) => ({
      campo: path.join('.'),
      mensaje,
    }))
    throw refuseWith('datosInvalidos', detalles[0]?.mensaje ?? message('datosInvalidos'), { detalles })
  }
  if (!parseClabe(clabe).valida) throw refuse('clabeIncorrecta')
  return leido.data
}

import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { hashClave } from '../acceso/clave.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { announceUsuario } from './announce-usuario.ts'
import { assertProveedores } from './assert-proveedores.ts'
import { putClaims } from './claims.ts'
import { tellColaboradores } from './correos-de-cuenta.ts'
import { lockCorreo, saveInvitation } from './create-invitation.ts'
import { initialClave } from './initial-clave.ts'
import { readCamposDeProveedor } from './read-campos-de-proveedor.ts'

/**
 * POST /api/usuarios/crearProveedor: an admin makes the account, so it is accepted from the start. It has no password: its
 * owner chooses one through a single-use link (decision 42), unless the installation sets a first password.
 */
export async function createProveedor(
  deps: Deps,
  actor: Actor,
  entrada: { email: string; rfc: string; nombreAgencia: string; idProveedores: number[] },
): Promise<{ id: number }> {
  const { email, rfc, nombreAgencia, idProveedores } = readCamposDeProveedor(entrada)
  await assertProveedores(deps, idProveedores)
  const clave = initialClave(deps.config, await deps.reloj.hoy())
  const claveHash = clave === null ? null : await hashClave(clave)
  return inTransaction(deps.db, async (tx) => {
    await lockCorreo(tx, email)
    const taken = await tx.selectFrom('usuarios').select('id').where('email', '=', email).executeTakeFirst()
    if (taken) throw refuse('usuarioYaRegistrado')
    const { id, numero } = await tx
      .insertInto('usuarios')
      .values({
        email,
        tipo: 'Proveedor',
        rfc,
        nombreAgencia,
        claveHash,
        bloqueadoEn: null,
        cambiarClave: claveHash !== null,
      })
      .returning(['id', 'numero'])
      .executeTakeFirstOrThrow()
    await putClaims(tx, id, [
      { tipo: 'RFCAgencia', valor: rfc },
      { tipo: 'role', valor: 'proveedor' },
      { tipo: 'NombreAgencia', valor: nombreAgencia },
      ...(idProveedores ?? []).map((valor) => ({ tipo: 'idProveedor', valor: String(valor) })),
    ])
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: id,
      accion: 'proveedorCreado',
      a: nombreAgencia,
      detalle: { idProveedores },
    })
    if (claveHash === null)
      await saveInvitation(deps, tx, actor, {
        correo: email,
        rol: 'Proveedor',
        rfc,
        nombreAgencia,
        usuarioId: id,
      })
    else
      await enqueueCorreo(deps, tx, {
        plantilla: 'credenciales',
        registro: id,
        para: email,
        creadoPor: actor.usuarioId,
      })
    await tellColaboradores(deps, tx, { id, rfc })
    await announceUsuario(tx, numero)
    return { id: numero }
  })
}

import { pestanasUsuarios } from '@valija/domain/usuarios/tipos.ts'
import { z } from 'zod'
import { idNumerico } from './id.ts'
import { consultaLista, paginaDe, porPagina } from './lista.ts'

/** Number of a user as shown, linked and sent; the internal id is taken too. */
export const usuarioId = z.union([idNumerico, z.uuid()]).transform(String)

const correo = z.string().trim().max(254)
const texto = z.string().trim().max(300)
const idProveedores = z.array(idNumerico).max(500)

/** GET /api/usuarios/listadoUsuarios (Access §3): phoneNumber holds the user's type. */
export const usuarioDocumentado = z
  .object({ id: z.number().int(), email: z.string(), phoneNumber: z.string(), rfc: z.string().nullable() })
  .meta({ id: 'UsuarioDocumentado' })
export const listadoConsulta = z.object({
  Pagina: z.coerce.number().int().min(1).max(100_000).optional(),
  RecordsPorPagina: z.coerce.number().int().min(1).max(100).optional(),
})

const estadoUsuario = z.enum(['activo', 'pendiente', 'sinRegistrar', 'bloqueado'])
export const pestanaUsuarios = z.enum(pestanasUsuarios)
export const consultaUsuarios = consultaLista.extend({
  porPagina: porPagina(20),
  pestana: pestanaUsuarios.default('administrador'),
  estado: estadoUsuario.optional(),
})
export const filaUsuario = usuarioDocumentado
  .extend({
    nombreAgencia: z.string().nullable(),
    rol: z.string().nullable(),
    /** `sinRegistrar`: let in already, and has never chosen a password. */
    estado: estadoUsuario,
    segundoFactor: z.boolean(),
    /** Who invited this person, and when; null for accounts an administrator made. */
    invitadoPor: z.string().nullable(),
    invitadoEn: z.string().nullable(),
    /** Whether a link of ours that travelled by mail was used. */
    pruebaCorreo: z.enum(['sinRegistro', 'correo', 'pendiente']),
    creadoEn: z.string(),
  })
  .meta({ id: 'FilaUsuario' })
export type FilaUsuario = z.infer<typeof filaUsuario>
export const usuariosRespuesta = paginaDe(filaUsuario)
export const conteosUsuarios = z
  .object({
    administrador: z.number().int(),
    operativo: z.number().int(),
    comisionistas: z.number().int(),
    proveedores: z.number().int(),
    pendientes: z.number().int(),
    invitaciones: z.number().int(),
  })
  .meta({ id: 'ConteosUsuarios' })
export type ConteosUsuarios = z.infer<typeof conteosUsuarios>

export const aceptarEntrada = z.object({ rol: z.string().max(40).nullish() }).meta({ id: 'AceptarEntrada' })
export const aceptarRespuesta = z
  .object({
    id: z.number().int(),
    rol: z.string(),
    claims: z.array(z.object({ tipo: z.string(), valor: z.string() })),
  })
  .meta({ id: 'AceptarRespuesta' })
/** Documented: three calls in sequence, the user id as JSON body. */
export const agregarClaimsConsulta = z.object({
  ClaimType: z.string().max(60),
  ClaimValue: z.string().max(300),
})

/** POST /api/usuarios/crear (Access §7): phoneNumber is the user's type; it grants no role by itself. */
export const crearEntrada = z
  .object({
    email: correo,
    password: z.string().max(1000),
    phoneNumber: z.string().max(60),
    rfc: z.string().max(40).nullish(),
  })
  .meta({ id: 'CrearUsuarioEntrada' })
export const crearRespuesta = z.object({ id: z.number().int() }).meta({ id: 'CrearUsuarioRespuesta' })

const camposDeProveedor = z.object({
  email: correo.default(''),
  phoneNumber: z.string().max(60).optional(),
  rfc: z.string().max(40).default(''),
  nombreAgencia: texto.default(''),
})
/** POST /api/usuarios/crearProveedor. The password is not taken: the supplier gets a link to choose one. */
export const crearProveedorEntrada = camposDeProveedor
  .extend({
    password: z.string().max(1000).optional(),
    rfcAgencia: z.string().max(40).optional(),
    idProveedores: idProveedores.default([]),
  })
  .meta({ id: 'CrearProveedorEntrada' })
/** Its documented error body: a list whose first element is not empty when the e-mail is already registered. */
export const errorDocumentado = z
  .array(
    z.object({
      codigo: z.string(),
      mensaje: z.string(),
      detalles: z.array(z.unknown()),
      referencia: z.string(),
    }),
  )
  .meta({ id: 'ErrorDocumentado' })

export const proveedorUsuario = usuarioDocumentado
  .extend({
    nombreAgencia: z.string().nullable(),
    rfcAgencia: z.string().nullable(),
    idProveedores: z.array(z.number().int()),
    isOmnibeesLocator: z.boolean(),
    estado: z.enum(['activo', 'pendiente', 'bloqueado']),
  })
  .meta({ id: 'ProveedorUsuario' })
export type ProveedorUsuario = z.infer<typeof proveedorUsuario>
export const modificarProveedorEntrada = camposDeProveedor
  .extend({
    rfcAgencia: z.string().max(40).nullish(),
    idProveedores: idProveedores.optional(),
    isOmnibeesLocator: z.boolean().optional(),
  })
  .meta({ id: 'ModificarProveedorEntrada' })
export const modificarProveedorConId = modificarProveedorEntrada
  .extend({ usuarioId })
  .meta({ id: 'ModificarProveedorConId' })

import { paths } from '../lib/paths.ts'
import type { Screen } from './screen.ts'

const register = () => import('../features/acceso/register-screen.tsx')
const inviteAgent = () => import('../features/usuarios/invite-comisionista-screen.tsx')
const numeric = { id: /^\d+$/ }

/** Access and people. A plain user gets the no-permission message on /usuario, the expired one on the flagged routes. */
export const personas: readonly Screen[] = [
  {
    path: paths.olvideContrasena,
    gate: 'publica',
    load: () => import('../features/acceso/forgot-screen.tsx'),
  },
  {
    path: paths.nuevaContrasena,
    gate: 'publica',
    load: () => import('../features/acceso/recover-screen.tsx'),
  },
  { path: paths.nuevoUsuario, gate: 'publica', load: register },
  { path: paths.nuevoComisionista, gate: 'publica', load: register },
  {
    path: paths.sesiones,
    gate: 'cuenta',
    load: () => import('../features/acceso/cuenta-screen.tsx'),
  },
  {
    path: paths.usuario,
    gate: 'sesion',
    capacidad: 'usuarios.ver',
    load: () => import('../features/usuarios/usuarios-screen.tsx'),
  },
  {
    path: paths.usuarioCrear,
    gate: 'sesion',
    capacidad: 'usuarios.invitarColaborador',
    load: () => import('../features/usuarios/invite-screen.tsx'),
  },
  {
    path: paths.usuarioCrearComisionista,
    gate: 'personal',
    capacidad: 'usuarios.invitarComisionista',
    load: inviteAgent,
  },
  {
    path: paths.comisionistaInvitar,
    gate: 'personal',
    capacidad: 'usuarios.invitarComisionista',
    load: inviteAgent,
  },
  { path: paths.comisionistasCrear, gate: 'personal', roles: ['admin'], load: inviteAgent },
  {
    path: paths.usuarioEditar,
    gate: 'personal',
    capacidad: 'usuarios.aceptar',
    params: numeric,
    load: () => import('../features/usuarios/edit-usuario-screen.tsx'),
  },
  {
    path: paths.proveedor,
    gate: 'personal',
    capacidad: 'proveedores.lista',
    load: () => import('../features/directorio/proveedores-screen.tsx'),
  },
  {
    path: paths.proveedorCrear,
    gate: 'personal',
    capacidad: 'usuarios.crearProveedor',
    load: () => import('../features/usuarios/create-proveedor-screen.tsx'),
  },
  {
    path: paths.proveedorEditar,
    gate: 'personal',
    capacidad: 'usuarios.crearProveedor',
    load: () => import('../features/usuarios/edit-proveedor-screen.tsx'),
  },
  {
    path: paths.comisionista,
    gate: 'personal',
    capacidad: 'comisionistas.lista',
    load: () => import('../features/directorio/comisionistas-screen.tsx'),
  },
]

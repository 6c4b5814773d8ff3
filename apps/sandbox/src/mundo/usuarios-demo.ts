import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { comisionistaDemo, empresaDemo, proveedoresDemo } from './demo.ts'
import { makeMundo } from './mundo.ts'

export type UsuarioDemo = {
  email: string
  tipo: string
  rfc: string | null
  claims: [tipo: string, valor: string][]
}

/** The demonstration's people, one per role, and a second supplier of another hotel. Claims in the documented order. */
export function usuariosDemo(): UsuarioDemo[] {
  const mundo = makeMundo()
  const staff = (email: string, tipo: string, role: string): UsuarioDemo => ({
    email,
    tipo,
    rfc: empresaDemo.rfc,
    claims: [
      ['RFCAgencia', empresaDemo.rfc],
      ['role', role],
      ['NombreAgencia', empresaDemo.razonSocial],
    ],
  })
  const supplier = (email: keyof typeof proveedoresDemo): UsuarioDemo => {
    const ids = proveedoresDemo[email]
    const hotel = mundo.proveedor(ids[0])
    if (!hotel) throw new Error(`demo supplier ${ids[0]} is not in the world`)
    return {
      email,
      tipo: 'Proveedor',
      rfc: normalizeRfc(hotel.rfc),
      claims: [
        ['RFCAgencia', normalizeRfc(hotel.rfc)],
        ['role', 'proveedor'],
        ['NombreAgencia', hotel.razonSocial],
        ...ids.map((id) => ['idProveedor', id] as [string, string]),
      ],
    }
  }
  const agencia = mundo.comisionistas.find((comisionista) => comisionista.id === comisionistaDemo)
  if (!agencia) throw new Error(`demo agent ${comisionistaDemo} is not in the world`)
  return [
    staff('admin@valija.demo', 'Administrador', 'admin'),
    staff('operativo.proveedor@valija.demo', 'Operativo', 'OperativoProveedor'),
    staff('operativo.comisionista@valija.demo', 'Operativo', 'OperativoComisionista'),
    supplier('proveedor@valija.demo'),
    {
      email: 'comisionista@valija.demo',
      tipo: 'Comisionista',
      rfc: normalizeRfc(agencia.rfc),
      claims: [
        ['RFCAgencia', normalizeRfc(agencia.rfc)],
        ['role', 'comisionista'],
        ['NombreAgencia', agencia.razonSocial],
        ['idComisionista', agencia.id],
      ],
    },
    { email: 'usuario@valija.demo', tipo: 'Usuario', rfc: null, claims: [['role', 'usuario']] },
    supplier('proveedor2@valija.demo'),
  ]
}

import { llamadasDePrefacturas } from '@valija/contract/llamadas/prefacturas.ts'
import { cliente } from '../cliente.ts'

export const prefacturasApi = cliente(llamadasDePrefacturas)

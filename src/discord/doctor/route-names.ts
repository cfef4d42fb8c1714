export const DOCTOR_ROUTE_NAMES = ['doctor', 'doctor-form', 'doctor-filled'] as const;

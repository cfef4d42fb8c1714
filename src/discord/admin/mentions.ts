export const channelMention = (id: string): string => `<#${id}>`;
export const roleMention = (id: string): string => `<@&${id}>`;
